import { larger } from '../osm/node-coordinates.store.js';

/** How much room there is first, and how much more each time it is used up. */
const GROWTH_FACTOR = 1.5;

/** What is not contracted yet. A link holds the arcs of both directions; its neighbour has it turned. */
export class ContractionGraph {
  /** The first link of each node; -1: none. */
  readonly first: Int32Array;
  to: Int32Array<ArrayBuffer>;
  next: Int32Array<ArrayBuffer>;
  /** Weight of the arc to the neighbour, and of the one from it; Infinity: there is none. */
  out: Float64Array<ArrayBuffer>;
  in: Float64Array<ArrayBuffer>;
  /** The node that a shortcut goes by; below zero: `-1 - edge` of a road. */
  outMiddle: Int32Array<ArrayBuffer>;
  inMiddle: Int32Array<ArrayBuffer>;
  /** How many roads each arc stands for. */
  outHops: Int32Array<ArrayBuffer>;
  inHops: Int32Array<ArrayBuffer>;
  /** Number of links between nodes that are not contracted yet. */
  links = 0;
  private used = 0;
  private free = -1;

  constructor(states: number, arcs: number) {
    const room = Math.ceil(2 * arcs * GROWTH_FACTOR) + 16;
    this.first = new Int32Array(states).fill(-1);
    this.to = new Int32Array(room);
    this.next = new Int32Array(room);
    this.out = new Float64Array(room);
    this.in = new Float64Array(room);
    this.outMiddle = new Int32Array(room);
    this.inMiddle = new Int32Array(room);
    this.outHops = new Int32Array(room);
    this.inHops = new Int32Array(room);
  }

  /** Adds an arc, or makes one that is there lighter. */
  add(tail: number, head: number, weight: number, middle: number, hops: number): void {
    const there = this.linkOf(tail, head);
    if (weight < this.out[there]!) {
      this.out[there] = weight;
      this.outMiddle[there] = middle;
      this.outHops[there] = hops;
    }
    const back = this.linkOf(head, tail);
    if (weight < this.in[back]!) {
      this.in[back] = weight;
      this.inMiddle[back] = middle;
      this.inHops[back] = hops;
    }
  }

  /** Takes a node out of its neighbours' links; its own links stay as its arcs upwards. */
  detach(node: number): void {
    for (let link = this.first[node]!; link >= 0; link = this.next[link]!) {
      this.unlink(this.to[link]!, node);
      this.links -= 2;
    }
  }

  private linkOf(node: number, neighbour: number): number {
    for (let link = this.first[node]!; link >= 0; link = this.next[link]!)
      if (this.to[link] === neighbour) return link;
    const link = this.newLink();
    this.to[link] = neighbour;
    this.out[link] = Infinity;
    this.in[link] = Infinity;
    this.next[link] = this.first[node]!;
    this.first[node] = link;
    this.links++;
    return link;
  }

  private unlink(node: number, neighbour: number): void {
    let before = -1;
    for (let link = this.first[node]!; link >= 0; link = this.next[link]!) {
      if (this.to[link] === neighbour) {
        if (before < 0) this.first[node] = this.next[link]!;
        else this.next[before] = this.next[link]!;
        this.next[link] = this.free;
        this.free = link;
        return;
      }
      before = link;
    }
  }

  private newLink(): number {
    if (this.free >= 0) {
      const link = this.free;
      this.free = this.next[link]!;
      return link;
    }
    if (this.used === this.to.length) this.grow();
    return this.used++;
  }

  private grow(): void {
    this.to = larger(this.to, GROWTH_FACTOR);
    this.next = larger(this.next, GROWTH_FACTOR);
    this.out = larger(this.out, GROWTH_FACTOR);
    this.in = larger(this.in, GROWTH_FACTOR);
    this.outMiddle = larger(this.outMiddle, GROWTH_FACTOR);
    this.inMiddle = larger(this.inMiddle, GROWTH_FACTOR);
    this.outHops = larger(this.outHops, GROWTH_FACTOR);
    this.inHops = larger(this.inHops, GROWTH_FACTOR);
  }
}
