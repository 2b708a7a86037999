// Web Worker entry: everything stays on the device.
import { browserEncoder } from './encode.ts';
import { answerFilmRequests } from './answer-requests.ts';

answerFilmRequests(browserEncoder);
