import { testLayout } from "../support/layout.js";

testLayout("a phone", { viewport: { width: 360, height: 740 }, hasTouch: true });
