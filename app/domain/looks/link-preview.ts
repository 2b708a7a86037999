/** Pixels of what messengers show of a shared look, as Facebook, LinkedIn, WhatsApp and others ask for it. */
export const LINK_PREVIEW = { width: 1200, height: 630 };
