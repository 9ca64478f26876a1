/** Lagos has one offset all year. @returns where a month begins and ends */
export function lagosMonth(month: string): { from: string; until: string } {
  const [year, number] = month.split('-').map(Number);
  const getStart = (index: number) => new Date(Date.UTC(year ?? 0, index, 1, -1)).toISOString();
  return { from: getStart((number ?? 1) - 1), until: getStart(number ?? 1) };
}
