import { useEffect, useState } from 'react';
import type { WornGarment } from '../../domain/looks/look.ts';
import type { PieceReply, PieceRequest } from '../../fitting-room/preview/piece-worker.ts';

/** Of a tile in a list at three times its size on the page, of a large one on offer at half as much again. */
const WIDTH = 216;
const HEIGHT = 252;

let worker: Worker | null = null;
let asked = 0;
/** Addresses of drawings by worn id: a look's pieces and what was offered in their place. */
const drawings = new Map<string, Promise<string>>();

function drawPiece(garment: WornGarment): Promise<string> {
  const running = (worker ??= new Worker(
    new URL('../../fitting-room/preview/piece-worker.ts', import.meta.url),
    {
      type: 'module',
    },
  ));
  const id = asked++;
  return new Promise((resolve, reject) => {
    const end = () => {
      running.removeEventListener('message', listen);
      running.removeEventListener('error', fail);
    };
    const listen = ({ data }: MessageEvent<PieceReply>) => {
      if (data.id !== id) return;
      end();
      resolve(URL.createObjectURL(data.picture));
    };
    const fail = (event: ErrorEvent) => {
      end();
      reject(new Error(event.message || 'The drawing could not be made.'));
    };
    running.addEventListener('message', listen);
    running.addEventListener('error', fail);
    running.postMessage({ id, garment, width: WIDTH, height: HEIGHT } satisfies PieceRequest);
  });
}

/**
 * The address of a garment's drawing, made on this device; null until it is there, or where it cannot be made.
 * @param isWanted false as long as the page has better things to load
 */
export function usePieceDrawing(garment: WornGarment, isWanted = true): string | null {
  const [made, setMade] = useState<{ id: string; url: string } | null>(null);
  const { id } = garment;
  useEffect(() => {
    if (!isWanted) return undefined;
    let gone = false;
    const drawing = drawings.get(id) ?? drawPiece(garment);
    drawings.set(id, drawing);
    drawing.then(
      (url) => gone || setMade({ id, url }),
      () => drawings.delete(id),
    );
    return () => {
      gone = true;
    };
  }, [id, garment, isWanted]);
  return made?.id === id ? made.url : null;
}
