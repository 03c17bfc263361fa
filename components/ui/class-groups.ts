import type { Config } from "tailwind-merge";

type Groups = Config<string, string>["classGroups"];

const any = () => true;
const isNumber = (value: string) => /^[\d.]+$/.test(value);
const isLength = (value: string) =>
  /^\[[\d.(-]*(\d|calc|min|max|clamp)[^#]*\]$/.test(value) && !/^\[(rgb|color)/.test(value);
const isWidth = (value: string) => isNumber(value) || isLength(value);
const isStop = (value: string) => /%$/.test(value) || isLength(value);
const isPicture = (value: string) => /^(linear|radial|conic)-|^none$|^\[[^\]]*(gradient|url)\(/.test(value);

/** The names that tailwind.config.ts adds to Tailwind's own stand first. */
const FONT_SIZES = "2xs label num-sm num-md num-lg num-xl xs sm base lg xl 2xl 3xl".split(" ");
const FONT_WEIGHTS = "label strong button display thin light normal medium semibold bold".split(" ");
const PLACES = "start end center between around evenly stretch baseline normal".split(" ");

/** Utilities that set one property, whatever follows their name. */
const SINGLE =
  `inset inset-x inset-y top right bottom left z basis order grow shrink grid-cols grid-rows grid-flow auto-cols
auto-rows col-span col-start col-end row-span row-start row-end gap gap-x gap-y justify justify-items justify-self items self
place-content place-items place-self p px py pt pr pb pl m mx my mt mr mb ml size w min-w max-w h min-h max-h aspect overflow
overflow-x overflow-y overscroll font-stretch tracking leading underline-offset whitespace rounded rounded-t rounded-r
rounded-b rounded-l shadow opacity mask blur backdrop-blur transition duration ease delay animate rotate scale scale-x scale-y
origin translate translate-x translate-y accent appearance cursor field-sizing pointer-events resize scroll-my scroll-px scroll-pb
select fill divide-x divide-y outline-offset forced-color-adjust
line-clamp via`.split(/\s+/);

const single = Object.fromEntries(SINGLE.map((name) => [name, [{ [name]: ["", any] }]]));

const borders = Object.fromEntries(
  ["x", "y", "t", "r", "b", "l"].flatMap((side) => [
    [`border-${side}`, [{ [`border-${side}`]: ["", isWidth] }]],
    [`border-${side}-color`, [{ [`border-${side}`]: [any] }]],
  ]),
);

/** Utilities whose name alone does not tell what they set: the first that fits counts. */
const SHARED: Groups = {
  display: [
    "block",
    "inline-block",
    "inline",
    "flex",
    "inline-flex",
    "grid",
    "inline-grid",
    "contents",
    "hidden",
  ],
  position: ["static", "fixed", "absolute", "relative", "sticky"],
  visibility: ["visible", "invisible"],
  reader: ["sr-only", "not-sr-only"],
  isolation: ["isolate", "isolation-auto"],
  container: ["@container"],
  break: ["break-words", "break-all", "break-normal"],
  truncate: ["truncate", "text-ellipsis", "text-clip"],
  box: ["box-border", "box-content"],
  direction: [{ flex: ["row", "row-reverse", "col", "col-reverse"] }],
  wrap: [{ flex: ["wrap", "nowrap", "wrap-reverse"] }],
  flex: [{ flex: [any] }],
  "align-content": [{ content: PLACES }],
  content: [{ content: [any] }],
  "font-size": [{ text: [...FONT_SIZES, isLength] }],
  "text-align": [{ text: ["left", "center", "right", "justify", "start", "end"] }],
  "text-wrap": [{ text: ["wrap", "nowrap", "balance", "pretty"] }],
  "text-color": [{ text: [any] }],
  "font-weight": [{ font: FONT_WEIGHTS }],
  "font-family": [{ font: [any] }],
  decoration: ["underline", "line-through", "no-underline"],
  "decoration-style": [{ decoration: ["solid", "dotted", "dashed", "wavy"] }],
  "decoration-width": [{ decoration: [isWidth] }],
  "decoration-color": [{ decoration: [any] }],
  case: ["uppercase", "lowercase", "capitalize", "normal-case"],
  "object-fit": [{ object: ["contain", "cover", "fill", "none"] }],
  "object-position": [{ object: [any] }],
  background: [{ bg: [isPicture] }],
  "background-color": [{ bg: [any] }],
  "from-stop": [{ from: [isStop] }],
  from: [{ from: [any] }],
  "to-stop": [{ to: [isStop] }],
  to: [{ to: [any] }],
  "border-width": [{ border: ["", isWidth] }],
  "border-style": [{ border: ["solid", "dashed", "dotted", "none"] }],
  "border-color": [{ border: [any] }],
  "outline-style": [{ outline: ["none", "hidden", "solid", "dashed", "dotted"] }],
  "outline-width": [{ outline: ["", isWidth] }],
  "outline-color": [{ outline: [any] }],
  "ring-width": [{ ring: ["", isWidth] }],
  "ring-color": [{ ring: [any] }],
  "inset-ring-width": [{ "inset-ring": ["", isWidth] }],
  "inset-ring-color": [{ "inset-ring": [any] }],
  "stroke-width": [{ stroke: [isWidth] }],
  stroke: [{ stroke: [any] }],
  "snap-align": [{ snap: ["start", "end", "center"] }],
  snap: [{ snap: ["x", "y", "both", "none"] }],
  touch: [{ touch: ["auto", "none", "manipulation"] }],
  "touch-y": [{ touch: ["pan-y"] }],
};

/**
 * Which of the classes in use set the same property, so that the later can replace the earlier. All of Tailwind, as
 * tailwind-merge knows it, weighs more than many a page; the test holds this against it for every class in use.
 */
export const classGroups = (): Config<string, string> => ({
  cacheSize: 500,
  theme: {},
  classGroups: { ...single, ...borders, ...SHARED },
  conflictingClassGroups: {
    overflow: ["overflow-x", "overflow-y"],
    inset: ["inset-x", "inset-y", "top", "right", "bottom", "left"],
    "inset-x": ["right", "left"],
    "inset-y": ["top", "bottom"],
    flex: ["basis", "grow", "shrink"],
    gap: ["gap-x", "gap-y"],
    p: ["px", "py", "pt", "pr", "pb", "pl"],
    px: ["pr", "pl"],
    py: ["pt", "pb"],
    m: ["mx", "my", "mt", "mr", "mb", "ml"],
    mx: ["mr", "ml"],
    my: ["mt", "mb"],
    size: ["w", "h"],
    "font-size": ["leading"],
    rounded: ["rounded-t", "rounded-r", "rounded-b", "rounded-l"],
    "border-width": ["border-x", "border-y", "border-t", "border-r", "border-b", "border-l"],
    "border-x": ["border-r", "border-l"],
    "border-y": ["border-t", "border-b"],
    "border-color": [
      "border-x-color",
      "border-y-color",
      "border-t-color",
      "border-r-color",
      "border-b-color",
      "border-l-color",
    ],
    "border-x-color": ["border-r-color", "border-l-color"],
    "border-y-color": ["border-t-color", "border-b-color"],
    translate: ["translate-x", "translate-y"],
    touch: ["touch-y"],
    "touch-y": ["touch"],
  },
  conflictingClassGroupModifiers: { "font-size": ["leading"] },
  orderSensitiveModifiers: ["*", "**", "after", "before", "file", "marker", "placeholder", "selection"],
});
