import fs from "node:fs";
import path from "node:path";
import { parseSync } from "oxc-parser";

/** Attributes and properties that a person reads or hears. */
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|description|heading|subtitle|hint|note|caption|unit|message|question|action|confirm|pendingText|text|empty|emptyText|confirmLabel|searchPlaceholder|homeLabel|help|error|term|successText|retry|body|phrase|subject|lines)$/;
const WORD = /^(?!#[\da-f]+$).*\p{L}{2}/isu;

type Node = { type: string; start: number } & Record<string, unknown>;

/** Words for people that stand in a file itself: `file:line words`. */
export function strayWords(file: string, root = process.cwd()): string[] {
  const source = fs.readFileSync(path.join(root, file), "utf8");
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: string[] = [];
  const say = (node: Node, words: string) =>
    found.push(`${file}:${source.slice(0, node.start).split("\n").length} ${words.trim()}`);

  visit(program as unknown as Node, (node) => {
    if (node.type === "JSXText" && WORD.test(String(node.value))) say(node, String(node.value));
    for (const value of spokenValues(node))
      for (const literal of literalsOf(value))
        if (WORD.test(wordsOf(literal))) say(literal, wordsOf(literal));
  });
  return found;
}

/** Expressions whose value is read by people: children of an element, and attributes or properties by their name. */
function spokenValues(node: Node): Node[] {
  if (node.type === "JSXElement" || node.type === "JSXFragment")
    return (node.children as Node[])
      .filter((child) => child.type === "JSXExpressionContainer")
      .map((child) => child.expression as Node);
  if (node.type !== "JSXAttribute" && node.type !== "Property") return [];
  const key = (node.name ?? node.key) as Node;
  const value = node.value as Node | null;
  if (!value || !SPOKEN.test(String(key.name ?? key.value))) return [];
  return [value.type === "JSXExpressionContainer" ? (value.expression as Node) : value];
}

/** The literals that an expression may come to. */
function literalsOf(node: Node): Node[] {
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? [node] : [];
    case "TemplateLiteral":
      return [node];
    case "ConditionalExpression":
      return [...literalsOf(node.consequent as Node), ...literalsOf(node.alternate as Node)];
    case "LogicalExpression":
      return [...literalsOf(node.left as Node), ...literalsOf(node.right as Node)];
    case "BinaryExpression":
      return node.operator === "+"
        ? [...literalsOf(node.left as Node), ...literalsOf(node.right as Node)]
        : [];
    case "ArrayExpression":
      return (node.elements as (Node | null)[]).flatMap((element) => (element ? literalsOf(element) : []));
    case "ParenthesizedExpression":
      return literalsOf(node.expression as Node);
    default:
      return [];
  }
}

function wordsOf(literal: Node): string {
  if (literal.type === "Literal") return String(literal.value);
  return (literal.quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked).join("…");
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const child of Object.values(node).flat())
    if (child && typeof child === "object" && "type" in child) visit(child as Node, see);
}
