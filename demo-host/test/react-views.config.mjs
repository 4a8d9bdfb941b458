import { configFor } from '../../web-test-runner.config.mjs'

/** What runs on React in a shop: the microsite's screens, and the components for React pages. */
export default configFor('react')
