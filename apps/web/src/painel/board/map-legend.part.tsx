import { mapLegendWords as text } from '../words.js';

/** What shapes and colours of the board's map mean. */
export function MapLegend() {
  return (
    <ul className="map-legend" aria-label={text.label}>
      <li className="pickup">{text.pickup}</li>
      <li className="drop">{text.drop}</li>
      <li className="cluster">{text.cluster}</li>
      <li className="courier">{text.courier}</li>
      <li className="unassigned">{text.unassigned}</li>
      <li className="assigned">{text.assigned}</li>
      <li className="late">{text.late}</li>
    </ul>
  );
}
