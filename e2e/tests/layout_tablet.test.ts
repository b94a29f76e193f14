import { testLayout } from "../support/layout.js";

testLayout("a tablet", { viewport: { width: 768, height: 1024 }, hasTouch: true });
