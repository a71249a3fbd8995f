import { Picture } from '../../ui/picture.tsx';

/** Cut-out figures standing in a landscape; every second figure is mirrored. Decorative. */
export const Figures = ({ figures }: { figures: readonly string[] }) =>
  figures.map((figure, index) => (
    <img
      key={`${index} ${figure}`}
      src={figure}
      alt=""
      draggable={false}
      className={index % 2 === 1 ? 'cast-figure -scale-x-100' : 'cast-figure'}
    />
  ));

export const LandscapeArt = ({ landscape, figures }: { landscape: string; figures: readonly string[] }) => (
  <>
    <Picture src={landscape} alt="" eager position="50% 80%" />
    <div className="cast-ground">
      <Figures figures={figures} />
    </div>
  </>
);
