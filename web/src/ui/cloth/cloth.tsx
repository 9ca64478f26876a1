import '../theme/course-colours.css';
import { type Tile, weave } from './weave.ts';

interface ClothProps {
  /** The same seed makes the same cloth. */
  seed: number | string;
  /** Number of the course's colours in the theme, 1 to 8. */
  colour: number;
  columns: number;
  rows: number;
  /** The number of tiles, if the last row is not full. */
  count?: number;
  /** The number of learned tiles, in reading order; the others stay faint. If absent, all tiles are learned. */
  filled?: number;
}

/** The pattern of a course or a note. It is an ornament: the text next to it says the same. */
export function Cloth({ seed, colour, columns, rows, count = columns * rows, filled = count }: ClothProps) {
  const tiles = weave(String(seed), columns, rows).slice(0, count);
  return (
    <svg
      data-course={colour}
      aria-hidden="true"
      viewBox={`0 0 ${columns * 8} ${rows * 8}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <g>
        <Tiles tiles={tiles.slice(0, filled)} />
      </g>
      <g opacity=".18">
        <Tiles tiles={tiles.slice(filled)} />
      </g>
    </svg>
  );
}

const colours = ['var(--deep)', 'var(--bright)', 'var(--pale)'];

const layers = [0, 1, 2, 3, 4, 5, 6];

/**
 * Grounds end at whole pixels. Figures are drawn layer by layer over all tiles, each slightly larger than its
 * tile, so that no seam shows between two of the same colour at any size.
 */
function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <>
      {tiles.map(({ column, row, tones }) => (
        <path
          key={`${column} ${row}`}
          fill={colours[tones[0]]}
          d={`M${column * 8} ${row * 8}h8v8h-8`}
          shapeRendering="crispEdges"
        />
      ))}
      {layers.map((layer) =>
        tiles.map(({ column, row, tones, motif, turn }) => {
          const [tone, path] = motif[layer] ?? [];
          return (
            tone !== undefined && (
              <path
                key={`${layer} ${column} ${row}`}
                transform={`translate(${column * 8 + 4} ${row * 8 + 4})scale(1.02)rotate(${turn})translate(-4 -4)`}
                fill={colours[tones[tone]]}
                d={path}
              />
            )
          );
        }),
      )}
    </>
  );
}
