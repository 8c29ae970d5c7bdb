import { PinMap, type PinMapProps } from '../../ground/ui/pin-map.js';
import { orderMap } from '../data/order-map.query.js';

export function StopPin(props: PinMapProps) {
  return <PinMap {...props} source={orderMap} />;
}
