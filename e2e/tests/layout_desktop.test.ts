import { testLayout } from "../support/layout.js";

testLayout("a desktop", { viewport: { width: 1280, height: 800 } });
