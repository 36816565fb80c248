// Pig's own board: the die as it fell last, the turn so far, the points, and what one may do. It is drawn anew whenever
// something has changed; what it gets is `DrawnTable` in digsite's web/src/board/contract.ts.

const SVG = 'http://www.w3.org/2000/svg'
const [LOW, MIDDLE, HIGH] = [25, 50, 75]
const PIPS = [
  [],
  [[MIDDLE, MIDDLE]],
  [[LOW, LOW], [HIGH, HIGH]],
  [[LOW, LOW], [MIDDLE, MIDDLE], [HIGH, HIGH]],
  [[LOW, LOW], [LOW, HIGH], [HIGH, LOW], [HIGH, HIGH]],
  [[LOW, LOW], [LOW, HIGH], [MIDDLE, MIDDLE], [HIGH, LOW], [HIGH, HIGH]],
  [[LOW, LOW], [LOW, MIDDLE], [LOW, HIGH], [HIGH, LOW], [HIGH, MIDDLE], [HIGH, HIGH]],
]
const fallen = new WeakMap() // the number that an element's die showed last

export default { draw }

function draw(element, { frame, intent, text, label, say }) {
  const rolled = frame.happened.flatMap(({ events }) => events).findLast(({ number }) => number > 0)
  if (rolled) fallen.set(element, rolled.number)
  const [points, turn] = text
  element.replaceChildren(
    die(fallen.get(element) ?? 0, say),
    made('p', { className: 'turn', textContent: turn.lines[0] ?? '' }),
    made('h3', { textContent: points.heading }),
    made('ul', {}, points.lines.map((line) => made('li', { textContent: line }))),
    made('p', { className: 'offers' }, buttons(intent, label)),
  )
}

function buttons({ offers, chosen, choose, confirm }, label) {
  return offers.flatMap((offer) =>
    offer.actions.map((action) => {
      const isChosen = chosen?.action === action.action
      const onclick = () => (isChosen ? confirm() : choose(action))
      return made('button', { className: 'button', ariaPressed: isChosen, textContent: label(offer, action), onclick })
    }),
  )
}

function die(number, say) {
  const drawn = shape('svg', { class: 'die', viewBox: '0 0 100 100', width: 96, height: 96, role: 'img' })
  if (number) drawn.setAttribute('aria-label', say({ id: 'pig-action-die', args: { number } }))
  drawn.append(shape('rect', { x: 4, y: 4, width: 92, height: 92, rx: 16, fill: 'none', stroke: 'currentColor' }))
  drawn.append(...PIPS[number].map(([cx, cy]) => shape('circle', { cx, cy, r: 9, fill: 'currentColor' })))
  return drawn
}

function made(name, properties, children = []) {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}

function shape(name, attributes) {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}
