/** The even number at which an axis of counts ends: the next of 2, 4, 10, 20, 40, 100 ... that is not below the highest. */
export function axisMax(highest: number): number {
  for (let power = 1; ; power *= 10) {
    const top = [2, 4, 10].map((step) => step * power).find((step) => step >= highest);
    if (top !== undefined) return top;
  }
}
