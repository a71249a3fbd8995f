import { defineConfig } from 'oxfmt';

export default defineConfig({ singleQuote: true, printWidth: 120, sortPackageJson: false });
