// Lint rules of our own for game rules.

/** @typedef {{ type: string, parent: Node | null, [field: string]: any }} Node */
/** @typedef {{ report(problem: { node: Node, message: string }): void }} Context */

/** @param {Node | null | undefined} node */
const isView = node => node?.type === 'Identifier' && node.name === 'view';

/** @param {Node} node */
function isFunctionCalledView(node) {
  switch (node.type) {
    case 'FunctionDeclaration':
      return isView(node.id);
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return isView(node.id) || isView(node.parent?.key) || isView(node.parent?.id);
    default:
      return false;
  }
}

/**
 * @param {Node | null} node
 * @returns {boolean}
 */
const isInView = node => node !== null && (isFunctionCalledView(node) || isInView(node.parent));

/**
 * @param {string} message
 * @param {string[]} types
 */
const never = (message, types) => ({
  /** @param {Context} context */
  create: context =>
    Object.fromEntries(types.map(type => [type, (/** @type {Node} */ node) => context.report({ node, message })])),
});

const noSpreadInView = {
  /** @param {Context} context */
  create(context) {
    const message = 'A view names every field: what is spread into it today may hold a secret tomorrow.';
    /** @param {string[]} parents */
    const refuse = parents => (/** @type {Node} */ node) => {
      if (parents.includes(node.parent?.type ?? '') && isInView(node)) context.report({ node, message });
    };
    return {
      SpreadElement: refuse(['ObjectExpression', 'ArrayExpression']),
      // `const { secret, ...rest } = state` is the same mistake the other way round.
      RestElement: refuse(['ObjectPattern']),
    };
  },
};

/** @public The linter loads it by its path. */
export default {
  meta: { name: 'house' },
  rules: {
    'no-class': never('Rules are functions over plain data, without classes.', ['ClassDeclaration', 'ClassExpression']),
    'no-enum': never("A choice is a union of words ('voting' | 'guessing'), not an enum.", ['TSEnumDeclaration']),
    'no-spread-in-view': noSpreadInView,
  },
};
