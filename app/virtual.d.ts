declare module 'virtual:light-script' {
  /** Where the script of the light pages is (app/entry.light.ts). */
  export const lightScript: string;
}

declare module 'virtual:screen-chunks' {
  /** Files of the client build that a screen's module needs, by the module's path from the project folder. */
  export const screenChunks: Record<string, string[]>;
}
