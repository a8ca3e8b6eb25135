/** Returns the first of each list, then the second of each, and so on. */
export const interleave = <Item>(lists: Item[][]): Item[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  ).flat()
