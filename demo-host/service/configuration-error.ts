/** An invalid setting; its message is for whoever starts the service. */
export class ConfigurationError extends Error {}
