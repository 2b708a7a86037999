// Web Worker entry (module): an order in, a film out. Nothing leaves the device from here.
import { browserEncoder } from './encode.ts';
import { serveFilms } from './serve.ts';

serveFilms(browserEncoder);
