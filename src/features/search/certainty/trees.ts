/**
 * A decision tree of a fitted score: a leaf with its number, or a decision. Values up to and including `most` go to the tree
 * `below`, greater ones to the tree `above`.
 */
export type Tree<Name extends string> = number | [feature: Name, most: number, below: Tree<Name>, above: Tree<Name>]

/** The feature of a node that is a leaf. */
const LEAF = -1

/**
 * Returns a function that adds the leaves to which the values of the named features lead. The nodes of all trees are in arrays,
 * because a search reads thousands: a tree begins with its root, each decision is followed by the tree below it, and
 * `above` has the index of the other one.
 */
export function compileTrees<Name extends string>(trees: Tree<Name>[], names: readonly Name[]) {
  const features: number[] = []
  const numbers: number[] = []
  const above: number[] = []
  const addTree = (tree: Tree<Name>): number => {
    const index = features.length
    if (typeof tree === 'number') {
      features.push(LEAF)
      numbers.push(tree)
      return index
    }
    features.push(names.indexOf(tree[0]))
    numbers.push(tree[1])
    addTree(tree[2])
    above[index] = addTree(tree[3])
    return index
  }
  const roots = trees.map(addTree)
  return (values: ArrayLike<number>) => {
    let total = 0
    for (const root of roots) {
      let node = root
      for (let feature = features[node] as number; feature !== LEAF; feature = features[node] as number)
        node = (values[feature] as number) <= (numbers[node] as number) ? node + 1 : (above[node] as number)
      total += numbers[node] as number
    }
    return total
  }
}
