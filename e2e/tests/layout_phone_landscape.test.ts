import { testLayout } from "../support/layout.js";

testLayout("a phone on its side", { viewport: { width: 740, height: 360 }, hasTouch: true });
