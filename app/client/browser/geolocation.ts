export interface Position {
  lat: number;
  lon: number;
}

/** 'missing': the browser cannot; 'denied': she said no; 'unknown': no position could be found. */
export class GeolocationFailure extends Error {
  readonly reason: 'missing' | 'denied' | 'unknown';
  constructor(reason: 'missing' | 'denied' | 'unknown') {
    super(`Geolocation ${reason}`);
    this.name = 'GeolocationFailure';
    this.reason = reason;
  }
}

const WAIT_MS = 10_000;
/** A city does not change within minutes. */
const KEPT_MS = 600_000;

/** Where she is, after asking her. Rejects with GeolocationFailure. */
export function findPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (typeof navigator === 'undefined' || !('geolocation' in navigator)) {
      reject(new GeolocationFailure('missing'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      (error) =>
        reject(new GeolocationFailure(error.code === error.PERMISSION_DENIED ? 'denied' : 'unknown')),
      { timeout: WAIT_MS, maximumAge: KEPT_MS, enableHighAccuracy: false },
    );
  });
}
