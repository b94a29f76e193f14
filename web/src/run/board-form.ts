/** Media query for screens on which the board is shown in pages of large type. */
export const LARGE = "(min-width: 1200px) and (min-height: 560px)";
/** Media query for windows with room for the pages of a projector. A narrower one, such as on a phone, shows the list instead. */
export const ROOMY = "(min-width: 700px)";

/** Returns whether the address asks for the form of a projector, without the frame of the page. */
export const asksForProjector = (): boolean => new URLSearchParams(location.search).has("projector");
