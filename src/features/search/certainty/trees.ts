/**
 * A decision tree of a fitted score: a leaf with its number, or a decision. Values up to and including `most` go to the tree
 * `below`, greater ones to the tree `above`.
 */
export type Tree<Name extends string> = number | [feature: Name, most: number, below: Tree<Name>, above: Tree<Name>]

/** Returns the sum of the leaves that the features lead to. */
export const scoreTrees = <Name extends string>(trees: Tree<Name>[], features: Record<Name, number>) =>
  trees.reduce((total: number, tree) => total + scoreTree(tree, features), 0)

function scoreTree<Name extends string>(tree: Tree<Name>, features: Record<Name, number>): number {
  let node = tree
  while (typeof node !== 'number') {
    const [feature, most, below, above] = node
    node = features[feature] <= most ? below : above
  }
  return node
}
