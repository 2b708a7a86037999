// Web Worker entry for browsers that cannot encode H.264. The WebAssembly glue builds functions from text,
// which only this script may do (public/_headers).
import { wasmEncoder } from './encode-wasm.ts';
import { answerFilmRequests } from './answer-requests.ts';

answerFilmRequests(wasmEncoder);
