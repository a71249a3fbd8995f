import type { Hex } from '../../svg/color.ts';
import { circle, flipped, stroke, type Svg } from '../../svg/elements.ts';

/** Round spectacles over eyes at ±`spread`. */
export function glasses(spread: number, y: number, radius: number, frame: Hex = '#4a3a48'): Svg {
  const lens = (x: number) =>
    circle(x, y, radius * 1.24, { fill: '#dff4ff', fillOpacity: 0.16, stroke: frame, strokeWidth: 7 }) +
    stroke(
      `M${x - radius * 0.7} ${y - radius * 0.5}q${radius * 0.2} ${-radius * 0.34} ${radius * 0.5} ${-radius * 0.4}`,
      '#ffffff',
      5,
      { opacity: 0.7 },
    );
  const bridge = spread - radius * 1.24;
  const arm = stroke(`M${spread + radius * 1.24} ${y}l${radius * 0.5} -8`, frame, 7);
  return (
    lens(-spread) + lens(spread) + stroke(`M${-bridge} ${y}Q0 ${y - 10} ${bridge} ${y}`, frame, 7) + arm + flipped(arm)
  );
}
