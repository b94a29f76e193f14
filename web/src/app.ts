import { html, LitElement } from "lit";
import { customElement } from "lit/decorators.js";

/** The whole client. */
@customElement("card-room")
export class CardRoom extends LitElement {
  protected override createRenderRoot() {
    return this;
  }

  protected override render() {
    return html`<h1>Cardroom</h1>`;
  }
}
