import { DELIVERY_EVENT_TYPES, DELIVERY_EVENTS_BY_FACT } from './delivery-event.vocabulary.js';
import { problemReasonOf } from './delivery-problem.vocabulary.js';
import {
  CANCEL_COMMANDS,
  WIRE_REASONS_BY_REJECTION,
  WIRE_REJECTION_REASONS,
} from './rejection.vocabulary.js';
import {
  chosenVehicle,
  VEHICLE_KINDS_BY_WIRE_TYPE,
  WIRE_TYPES_BY_VEHICLE_KIND,
  WIRE_VEHICLE_TYPES,
} from './vehicle.vocabulary.js';

describe('the vocabulary of Open Delivery', () => {
  it('sends every one of the 13 events for some fact of the core', () => {
    const mapped = new Set(Object.values(DELIVERY_EVENTS_BY_FACT).flat());
    expect([...mapped].sort()).toEqual([...DELIVERY_EVENT_TYPES].sort());
  });

  it('has a rejection reason of the protocol for each of ours, and uses them all', () => {
    expect(Object.values(WIRE_REASONS_BY_REJECTION).sort()).toEqual([...WIRE_REJECTION_REASONS].sort());
  });

  it('cancels for every reason but the one that only takes an order out of its group', () => {
    const silent = Object.entries(CANCEL_COMMANDS).filter(([, command]) => command === null);
    expect(silent).toEqual([['DISCOMBINE_ORDER', null]]);
  });

  it('names every kind of vehicle, there and back', () => {
    for (const word of WIRE_VEHICLE_TYPES)
      expect(WIRE_TYPES_BY_VEHICLE_KIND[VEHICLE_KINDS_BY_WIRE_TYPE[word]]).toBeDefined();
    for (const [kind, word] of Object.entries(WIRE_TYPES_BY_VEHICLE_KIND))
      expect(VEHICLE_KINDS_BY_WIRE_TYPE[word]).toBe(kind);
  });

  it("answers with the caller's own code for the vehicle that comes", () => {
    const wish = {
      options: [
        { word: 'CAR', kind: 'car' as const },
        { word: 'MOTORBIKE_BOX', kind: 'motorbike' as const },
      ],
      container: 'THERMIC',
      containerSize: null,
      instruction: 'Fragile',
    };
    expect(chosenVehicle(wish, 'motorbike')).toEqual({
      type: 'MOTORBIKE_BOX',
      container: 'THERMIC',
      instruction: 'Fragile',
    });
  });

  it.each([
    ['Cliente ausente', 'NOBODY_TO_RECEIVE'],
    ['Endereço não encontrado', 'CUSTOMER_ADDRESS_UNKNOWN'],
    ['recusou o pedido', 'CUSTOMER_DID_NOT_PLACE_ORDER'],
    ['FRAUD_OR_THEFT', 'FRAUD_OR_THEFT'],
    ['pneu furado', 'OTHER'],
  ])('recognises the problem behind "%s"', (text, reason) => {
    expect(problemReasonOf(text)).toBe(reason);
  });
});
