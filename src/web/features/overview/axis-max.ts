/**
 * Maximum of the axis of `AdsChart`: the smallest of 2, 4, 10, 20, 40, 100 ... that is not below
 * `highest`.
 */
export function axisMax(highest: number): number {
  for (let power = 1; ; power *= 10) {
    const top = [2, 4, 10].map((step) => step * power).find((step) => step >= highest);
    if (top !== undefined) return top;
  }
}
