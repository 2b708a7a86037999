// WebAssembly comes as a compiled module: Workers may not compile it from bytes.
declare module '*.wasm' {
  const module: WebAssembly.Module;
  export default module;
}

/** Its package types it as an instance. */
declare module '@jsquash/png/codec/pkg/squoosh_png_bg.wasm' {
  const module: WebAssembly.Module;
  export default module;
}

// Fixture photos in the workerd tests (vitest.config.ts: modulesRules).
declare module '*.jpg' {
  const bytes: ArrayBuffer;
  export default bytes;
}
declare module '*.png' {
  const bytes: ArrayBuffer;
  export default bytes;
}

/** RFC 8188 and 8291 by somebody else: decrypts a push, in the tests. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';
  interface Options {
    version: 'aes128gcm';
    privateKey: ECDH;
    authSecret: Buffer;
  }
  const ece: { decrypt(body: Buffer, options: Options): Buffer };
  export default ece;
}

declare module '*.toml?raw' {
  const text: string;
  export default text;
}
