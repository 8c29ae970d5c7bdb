import { mapLegendWords as text } from '../words.js';

/** Beside a board of this width a map has room for its legend; a smaller one has it folded. */
const roomy = matchMedia('(min-width: 1700px)');

const MARKS = ['pickup', 'drop', 'cluster', 'courier', 'unassigned', 'assigned', 'late'] as const;

/** What shapes and colours of the board's map mean. */
export function MapLegend() {
  return (
    <details className="map-legend" open={roomy.matches}>
      <summary>{text.label}</summary>
      <ul className="row wrap">
        {MARKS.map((mark) => (
          <li key={mark} className={`row ${mark}`}>
            {text[mark]}
          </li>
        ))}
      </ul>
    </details>
  );
}
