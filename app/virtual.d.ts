declare module 'virtual:light-script' {
  /** Where the script of the light pages is (app/entry.light.ts). */
  export const lightScript: string;
}

declare module 'virtual:screen-chunks' {
  /** Files of the client build that a screen needs, by the name of its chunk. */
  export const screenChunks: Record<string, string[]>;
}
