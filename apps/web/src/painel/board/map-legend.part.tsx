import { mapLegendWords as text } from '../words.js';

/** Beside a board of this width a map has room for its legend; a smaller one has it folded. */
const roomy = matchMedia('(min-width: 1700px)');

/** What shapes and colours of the board's map mean. */
export function MapLegend() {
  return (
    <details className="map-legend" open={roomy.matches}>
      <summary>{text.label}</summary>
      <ul>
        <li className="pickup">{text.pickup}</li>
        <li className="drop">{text.drop}</li>
        <li className="cluster">{text.cluster}</li>
        <li className="courier">{text.courier}</li>
        <li className="unassigned">{text.unassigned}</li>
        <li className="assigned">{text.assigned}</li>
        <li className="late">{text.late}</li>
      </ul>
    </details>
  );
}
