export function benchRules(cases: number): void {
  console.log(cases);
}
