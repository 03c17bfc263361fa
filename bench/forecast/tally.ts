/** Named figures of many clients. */
export class Tally {
  readonly #values = new Map<string, number[]>();

  note(name: string, value: number | boolean): void {
    const known = this.#values.get(name);
    if (known) known.push(Number(value));
    else this.#values.set(name, [Number(value)]);
  }

  #of(name: string): number[] {
    return this.#values.get(name) ?? [];
  }

  /** "82 %", or a dash without a case. */
  share(name: string): string {
    const all = this.#of(name);
    return all.length === 0
      ? "-"
      : `${((100 * all.reduce((sum, one) => sum + one, 0)) / all.length).toFixed(1)} %`;
  }

  median(name: string, digits = 0): string {
    const sorted = this.#of(name).toSorted((one, other) => one - other);
    return sorted.length === 0 ? "-" : sorted[Math.floor(sorted.length / 2)]!.toFixed(digits);
  }

  mean(name: string): string {
    const all = this.#of(name);
    return all.length === 0 ? "-" : (all.reduce((sum, one) => sum + one, 0) / all.length).toFixed(2);
  }

  count(name: string): number {
    return this.#of(name).length;
  }
}
