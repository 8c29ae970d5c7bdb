import { useWords, words } from '../../ground/language.js';

const legend = words(
  {
    label: 'Legenda do mapa',
    pickup: 'coleta',
    drop: 'entrega',
    courier: 'entregador e quantos leva',
    unassigned: 'sem entregador',
    assigned: 'com entregador',
    late: 'atrasado',
  },
  {
    label: 'Legend of the map',
    pickup: 'pickup',
    drop: 'drop',
    courier: 'courier and how many they carry',
    unassigned: 'no courier',
    assigned: 'has a courier',
    late: 'late',
  },
);

/** What shapes and colours of the board's map mean. */
export function MapLegend() {
  const text = useWords(legend);
  return (
    <ul className="map-legend" aria-label={text.label}>
      <li className="pickup">{text.pickup}</li>
      <li className="drop">{text.drop}</li>
      <li className="courier">{text.courier}</li>
      <li className="unassigned">{text.unassigned}</li>
      <li className="assigned">{text.assigned}</li>
      <li className="late">{text.late}</li>
    </ul>
  );
}
