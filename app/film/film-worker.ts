// Web Worker entry (module): an order in, a film out. Nothing leaves the device from here.
import { browserEncoder } from './encode.ts';
import { answerFilmRequests } from './answer-requests.ts';

answerFilmRequests(browserEncoder);
