// A phone held not quite straight over the garment: from cloth to picture and back.
import { pointBounds, type Point } from '../../../app/fitting-room/pixels/pixels.ts';

export interface Pose {
  /** Degrees. */
  turn: number;
  /** How much larger the near edge is than the far one, across and down. */
  tilt: Point;
  barrel: number;
  /** Share of the picture that the garment takes. */
  fill: number;
  /** Off the middle, in shares of the picture. */
  shift: Point;
}

export interface Lens {
  toPicture: (point: Point) => Point;
  toCloth: (x: number, y: number) => Point;
  /** Pixels of a shoulder width. */
  unit: number;
}

const center = (points: readonly Point[]): Point => {
  const { x0, y0, x1, y1 } = pointBounds(points);
  return [(x0 + x1) / 2, (y0 + y1) / 2];
};

export function lensOver(points: readonly Point[], width: number, height: number, pose: Pose): Lens {
  const { turn, tilt, barrel, fill, shift } = pose;
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const turned = ([x, y]: Point): Point => [x * cos - y * sin, x * sin + y * cos];
  const { x0, y0, x1, y1 } = pointBounds(points.map(turned));
  const unit = Math.min((fill * width) / (x1 - x0), (fill * height) / (y1 - y0));
  const [midX, midY] = center(points.map(turned));
  const half = height / 2;
  const corner = (width / 2) ** 2 + half ** 2;
  const seen = (point: Point): Point => {
    const at = turned(point);
    const [qx, qy] = [(at[0] - midX) * unit, (at[1] - midY) * unit];
    const depth = 1 + (tilt[0] * qx + tilt[1] * qy) / half;
    const [x, y] = [qx / depth, qy / depth];
    const bent = 1 - (barrel * (x * x + y * y)) / corner;
    return [x * bent, y * bent];
  };
  const [offX, offY] = center(points.map(seen));
  const middle: Point = [width * (0.5 + shift[0]) - offX, height * (0.5 + shift[1]) - offY];
  return {
    unit,
    toPicture(point) {
      const [x, y] = seen(point);
      return [x + middle[0], y + middle[1]];
    },
    toCloth(px, py) {
      const [bx, by] = [px - middle[0], py - middle[1]];
      let [x, y] = [bx, by];
      for (let turns = 0; turns < 3; turns++) {
        const bent = 1 - (barrel * (x * x + y * y)) / corner;
        [x, y] = [bx / bent, by / bent];
      }
      const depth = 1 / (1 - (tilt[0] * x + tilt[1] * y) / half);
      const [qx, qy] = [(x * depth) / unit + midX, (y * depth) / unit + midY];
      return [qx * cos + qy * sin, -qx * sin + qy * cos];
    },
  };
}
