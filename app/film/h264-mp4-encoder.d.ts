// The package's own types describe another entry point.
declare module 'h264-mp4-encoder/embuild/dist/h264-mp4-encoder.web.js?raw' {
  interface H264MP4Encoder {
    width: number;
    height: number;
    frameRate: number;
    groupOfPictures: number;
    kbps: number;
    speed: number;
    outputFilename: string;
    FS: { readFile(name: string): Uint8Array };
    initialize(): void;
    addFrameRgba(rgba: Uint8ClampedArray): void;
    finalize(): void;
    delete(): void;
  }
  export interface H264Package {
    createH264MP4Encoder(): Promise<H264MP4Encoder>;
  }
  const source: string;
  export default source;
}
