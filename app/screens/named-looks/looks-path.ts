/** The shelf of her named looks, on the page of her history. */
export const LOOKS_PATH = '/history?show=looks';
