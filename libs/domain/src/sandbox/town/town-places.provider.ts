import type { GazetteerRow } from '../../places/index.js';
import { distanceMeters, type Point } from '../../base/index.js';
import { demoStreets } from '../../back-office/index.js';
import { chanceOf } from './town-ride.rules.js';

type TownAddress = ReturnType<typeof houseOn>;

/** Each with the minutes from an order to its goods. */
const SHOPS = [
  'Pizzaria Lua Cheia:18,Sushi Nagoya Inventada:20,Padaria Trigo Doce:8,Burger do Beco:14,Açaí Roxinho:7',
  'Farmácia Bem Estar:6,Esfiharia Damasco:12,Churrasquinho do Tião:16,Cantina Nonna Zefa:18,Pastelaria Três Irmãos:9',
  'Mercado Bom Preço:10,Doceria Açúcar e Afeto:8,Tapiocaria Sertaneja:10,Marmitas da Jô:9,Temakeria Onda Azul:14',
  'Empório Quatro Estações:10,Frango Assado do Zé:11,Sorveteria Pinguim:6,Lanchonete Estação:12,Pet Shop Amigo Fiel:8',
  'Café Torra Lenta:7,Restaurante Panela de Barro:17,Comida Árabe Cedro:14,Hot Dog da Praça:9,Floricultura Jasmim:10',
  'Wok Express:13,Creperia Paris Caipira:12,Saladas Horta Viva:10,Bolos da Vovó Cida:8,Papelaria Nanquim:6',
].flatMap((line) => line.split(','));

/** Farther from its shop nobody orders. */
const REACH_M = 2_400;
const TRIES = 12;

export class TownPlaces {
  private readonly streets = demoStreets();
  readonly shops = SHOPS.map((line, n) => {
    const [name = '', minutes = '10'] = line.split(':');
    return { name, preparation: Number(minutes), place: this.addressAt(chanceOf(n, 1), chanceOf(n, 2)) };
  });

  shopOf(order: number): number {
    return Math.floor(chanceOf(order, 3) ** 1.5 * this.shops.length);
  }

  doorOf(order: number, shop: Point): TownAddress {
    for (let attempt = 0; ; attempt++) {
      const door = this.addressAt(chanceOf(order, 4, attempt), chanceOf(order, 5, attempt));
      if (attempt === TRIES || distanceMeters(shop, door) < REACH_M) return door;
    }
  }

  private addressAt(which: number, along: number): TownAddress {
    const row = this.streets[Math.floor(which * this.streets.length)];
    if (!row) throw new Error('The made-up city has no streets');
    return houseOn(row, along);
  }
}

function houseOn(row: GazetteerRow, along: number) {
  const between = (from: number, to: number) => Math.round((from + (to - from) * along) * 1e6) / 1e6;
  const number = String(Math.round(between(row.numberFrom, row.numberTo)));
  return {
    address: `${row.street}, ${number} - ${row.district}`,
    street: row.street,
    number,
    district: row.district,
    latitude: between(row.fromLatitude, row.toLatitude),
    longitude: between(row.fromLongitude, row.toLongitude),
  };
}
