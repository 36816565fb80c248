"""Commands: what may happen to a table, and who may do it. They decide; nothing is changed or stored here."""
