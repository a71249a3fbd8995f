/**
 * Styles in words for the image model, by label, which is only a name of ours: medium, line and color. A ground or the
 * time of day would contradict portraits (docs/decisions/0159) and the light of a scene's moment.
 */
export const STYLE_ART: Readonly<Record<string, string>> = {
  'Soft Meadow': 'hand-painted anime film art, thin soft outlines, matte gouache, fresh greens and clear blues',
  'Bright Adventure': 'cel-shaded adventure anime, confident ink lines, clean flat shadows, bright saturated color',
  'Little Chibi':
    'chibi proportions with a large head and small body, rounded outlines, candy colors, soft cel shading',
  'Starlit Magic':
    'magical anime illustration, fine lines, pastel gradients, glints of light, luminous violet and gold',
  'Bold Outline': 'modern picture-book cartoon, thick even dark outlines, flat clear colors, simple rounded shapes',
  'Soft Pastel': 'chalk pastel on toned paper, no outlines, rounded shapes, quiet powdery colors, visible grain',
  Storybook: 'classic picture-book gouache with colored pencil, textured brushwork, warm full colors, gentle shadows',
  Comic: 'comic-book ink, lively brush lines, halftone dots in the shadows, strong clear colors',
  'Natural Light': 'detailed natural illustration, true materials and colors, soft shading, fine textures',
  'Oil Painting': 'oil on canvas, rich visible brushwork, deep warm colors, soft edges, golden highlights',
  'Golden Cinema': 'cinematic illustration, amber and teal, warm highlights, soft shading, fine film grain',
  'Nature Study': 'naturalist watercolor with fine ink, exact fur and feathers, calm paper-white light',
  'Fairy-Tale Watercolor':
    'loose watercolor on rough paper, washes that run into each other, fine pencil lines, light air',
  'Enchanted Glow': 'fairy-tale fantasy painting, warm light from within, floating motes, deep blue-green shadows',
  'Epic Legend': 'heroic fantasy painting, sweeping brushwork, strong contrast, deep colors, rich textures',
  'Golden Manuscript':
    'illuminated-manuscript painting, fine ink contour, lapis blue, vermilion and gold leaf, flat depth',
  'Neon Glow': 'digital illustration, glowing neon edges in cyan, magenta and violet, smooth gradients',
  'Paper Cut-Out': 'layered cut paper, crisp edges, small real shadows between layers, few flat colors',
  'Soft Clay': 'hand-modeled clay figures, soft fingerprints, rounded forms, matte surfaces',
  'Cosmic Dream': 'dreamlike digital painting, nebula colors, floating lights, soft focus, violet and rose',
};
