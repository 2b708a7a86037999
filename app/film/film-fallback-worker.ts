// Web Worker entry (module) for browsers that cannot encode H.264 themselves: the encoder comes along as WebAssembly.
// Its glue code builds functions from text, so this one script, and no other, is allowed to (public/_headers).
import { wasmEncoder } from './encode-wasm.ts';
import { answerFilmRequests } from './answer-requests.ts';

answerFilmRequests(wasmEncoder);
