/** Returns whether an element is on the open page: it was not removed, and its page does not wait for the next one. */
export const isOnOpenPage = (element: Element): boolean => element.isConnected && !element.closest("[inert]");
