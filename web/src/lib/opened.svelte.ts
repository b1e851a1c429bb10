/** What lies over the page wherever one is. */

export const opened = $state({ settings: false });
