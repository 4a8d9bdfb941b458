/** Calls `see` with each node of a tree, its parent, and the key that it has there. */
export function visit(node, see, parent, key) {
  see(node, parent, key)
  for (const [name, child] of Object.entries(node)) {
    for (const one of [child].flat()) if (typeof one?.type === 'string') visit(one, see, node, name)
  }
}

/**
 * The names that a tree declares, in whichever scope, and those that it looks for before it uses them: by `typeof`, `in`, `?.`,
 * a condition, or a default.
 */
export function namesOf(tree) {
  const declared = new Set()
  const guarded = new Set()
  visit(tree, node => {
    for (const pattern of patternsOf(node)) for (const name of bound(pattern)) declared.add(name)
    for (const test of testsOf(node)) for (const name of testedNames(test)) guarded.add(name)
  })
  return { declared, guarded }
}

/** The names of members that a module defines: of objects, of classes, of what it exports. */
export function definedIn(tree) {
  const names = new Set()
  visit(tree, (node, parent) => {
    const isMember =
      /^(Property|PropertyDefinition|MethodDefinition)$/.test(node.type) && parent.type !== 'ObjectPattern'
    const target =
      node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression' ? node.left.property : null
    const name = isMember ? node.key.name : target?.name
    if (name) names.add(name)
  })
  return names
}

function patternsOf(node) {
  switch (node.type) {
    case 'VariableDeclarator':
      return [node.id]
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'ClassDeclaration':
    case 'ClassExpression':
      return [node.id, ...(node.params ?? [])]
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return [node.local]
    case 'CatchClause':
      return [node.param]
    default:
      return []
  }
}

function bound(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap(one => bound(one.type === 'RestElement' ? one.argument : one.value))
    case 'ArrayPattern':
      return pattern.elements.flatMap(bound)
    case 'AssignmentPattern':
      return bound(pattern.left)
    case 'RestElement':
      return bound(pattern.argument)
    default:
      return []
  }
}

function testsOf(node) {
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return [node.test]
    case 'LogicalExpression':
      return [node.left]
    case 'UnaryExpression':
      return /^(!|typeof)$/.test(node.operator) ? [node.argument] : []
    case 'BinaryExpression':
      return node.operator === 'in' ? [node] : []
    case 'CallExpression':
      return node.optional ? [node.callee] : []
    case 'MemberExpression':
      return node.optional ? [node.object] : []
    default:
      return []
  }
}

/** The names that a condition asks for without using them. */
function testedNames(test) {
  switch (test.type) {
    case 'Identifier':
      return [test.name]
    case 'MemberExpression':
      return test.computed ? [] : [test.property.name]
    case 'ChainExpression':
      return testedNames(test.expression)
    case 'UnaryExpression':
      return testedNames(test.argument)
    case 'LogicalExpression':
      return [...testedNames(test.left), ...testedNames(test.right)]
    case 'BinaryExpression':
      if (test.operator === 'in') return test.left.type === 'Literal' ? [test.left.value] : []
      return [...testedNames(test.left), ...testedNames(test.right)]
    default:
      return []
  }
}
