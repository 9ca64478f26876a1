import { type Tile, weave } from './weave.ts';

interface ClothProps {
  /** The same seed is the same cloth. */
  seed: string;
  /** Number of the course's colours in the theme, 0 to 7. */
  colour: number;
  columns: number;
  rows: number;
  /** How many tiles are learned, in the order of reading; the others stay faint. All where absent. */
  filled?: number;
  className?: string;
}

/** The pattern of a course or a note. An ornament: what it shows is also said in words beside it. */
export function Cloth({ seed, colour, columns, rows, filled = columns * rows, className }: ClothProps) {
  const tiles = weave(seed, columns, rows);
  const colours = ['deep', 'bright', 'pale'].map((tone) => `var(--course-${colour}-${tone})`);
  return (
    <svg
      className={className}
      aria-hidden="true"
      viewBox={`0 0 ${columns * 8} ${rows * 8}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <Tiles tiles={tiles.slice(0, filled)} colours={colours} />
      <g opacity=".18">
        <Tiles tiles={tiles.slice(filled)} colours={colours} />
      </g>
    </svg>
  );
}

/** All grounds come before the figures and are a little larger than their tiles, so that no seam shows at any size. */
function Tiles({ tiles, colours }: { tiles: readonly Tile[]; colours: readonly string[] }) {
  return (
    <>
      {tiles.map(({ column, row, tones }) => (
        <path
          key={`${column} ${row}`}
          fill={colours[tones[0]]}
          d={`M${column * 8} ${row * 8}h8.05v8.05h-8.05`}
        />
      ))}
      {tiles.map(({ column, row, tones, motif, turn }) => (
        <g
          key={`${column} ${row}`}
          transform={`translate(${column * 8} ${row * 8})scale(1.005)rotate(${turn} 4 4)`}
        >
          {motif.map(([tone, path]) => (
            <path key={path} fill={colours[tones[tone]]} d={path} />
          ))}
        </g>
      ))}
    </>
  );
}
