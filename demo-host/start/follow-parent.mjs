// A start script that was killed outright cannot stop its servers: they notice that it is gone.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
