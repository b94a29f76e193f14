import { testLayout } from "../support/layout.js";

testLayout("a desktop at twice the size", { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
