//! The modules of a crate, and the files from which they import.
//!
//! An import leads to the file that defines the name, through any re-exports in between. An import of a module leads
//! to no file until code names an item in it. A re-export is an import only if its file names the type itself. A
//! method has no path, so a call of a method that another file implements is not an import.

use super::{paths, production};
use crate::tidy::tree::Tree;
use quote::ToTokens;
use std::collections::{BTreeMap, BTreeSet};
use std::slice;
use syn::{Ident, Item, ItemUse, UseTree, Visibility};

/// For every file, the files from which it imports, each with the line and the path of the first import.
pub type Imports<'a> = BTreeMap<&'a str, BTreeMap<&'a str, (usize, &'a str)>>;

/// The path of a module from the root, or of a name from a module.
type Place = Vec<String>;

/// The modules of a crate.
pub struct Modules<'a> {
    tree: &'a Tree,
    root: String,
    /// The modules, keyed by their path from the root.
    modules: BTreeMap<Place, Module>,
}

#[derive(Default)]
struct Module {
    file: String,
    /// Names of the items that the module defines.
    items: BTreeSet<String>,
    /// Names that the module imports, each with its path.
    imports: BTreeMap<String, Place>,
    /// Modules from which the module imports every name.
    globs: Vec<Place>,
    /// Names that the module re-exports in its `use` items.
    exports: BTreeSet<String>,
    /// Paths in the module's code and in its private imports, with their lines.
    paths: Vec<(String, usize)>,
}

impl<'a> Modules<'a> {
    /// Reads the modules of the crate with this name.
    pub fn of(tree: &'a Tree, name: &str) -> Modules<'a> {
        let mut modules = Modules { tree, root: format!("crates/{name}/src/"), modules: BTreeMap::new() };
        modules.load(Vec::new(), &["lib", "main"]);
        modules
    }

    /// Reads a module from the first of the files `names` that exists, and then the modules that it declares.
    fn load(&mut self, place: Place, names: &[&str]) {
        let (root, tree) = (&self.root, self.tree);
        let file = names.iter().map(|name| format!("{root}{name}.rs"));
        let Some((file, text)) = file.filter_map(|file| tree.get(&file).map(|text| (file, text))).next()
        else {
            return;
        };
        self.add(place, &file, production(text).items);
    }

    fn add(&mut self, place: Place, file: &str, items: Vec<Item>) {
        let mut module = Module { file: file.to_owned(), ..Module::default() };
        for item in items {
            match item {
                Item::Mod(child) => {
                    let below = [place.clone(), vec![child.ident.to_string()]].concat();
                    let path = below.join("/");
                    match child.content {
                        Some((_, items)) => self.add(below, file, items),
                        None => self.load(below, &[&path, &format!("{path}/mod")]),
                    }
                }
                Item::Use(import) => module.import(&import),
                item => {
                    module.items.extend(name(&item).map(Ident::to_string));
                    module.paths.extend(paths(&item));
                }
            }
        }
        self.modules.insert(place, module);
    }

    /// The imports between the files of the crate.
    pub fn imports(&self) -> Imports<'_> {
        let mut imports = Imports::new();
        for (place, module) in &self.modules {
            for (path, line) in &module.paths {
                let segments: Place = path.split("::").map(str::to_owned).collect();
                let is_export = module.exports.contains(path) && path.starts_with(char::is_uppercase);
                let target =
                    if segments.len() > 1 || is_export { self.resolve(place, &segments, 0) } else { None };
                if let Some(target) = target.filter(|target| *target != module.file) {
                    imports.entry(&module.file).or_default().entry(target).or_insert((*line, path));
                }
            }
        }
        imports
    }

    /// The file that defines the item to which a path leads from a module; `None` if the path leads to a module, into
    /// another crate, or to no item of this crate.
    fn resolve(&self, place: &[String], path: &[String], depth: usize) -> Option<&str> {
        let mut place = place.to_vec();
        let mut path = path;
        while let [first, rest @ ..] = path {
            let module = self.modules.get(&place).filter(|_| depth < 16)?;
            let below = [place.as_slice(), slice::from_ref(first)].concat();
            match first.as_str() {
                "crate" => place.clear(),
                "self" => {}
                "super" => drop(place.pop()),
                "*" => return Some(&module.file),
                _ if !rest.is_empty() && self.modules.contains_key(&below) => place = below,
                _ if module.items.contains(first) => return Some(&module.file),
                _ => {
                    let globs = module.globs.iter().map(|glob| [glob, path].concat());
                    let import = module.imports.get(first).map(|import| [import, rest].concat());
                    return import
                        .into_iter()
                        .chain(globs)
                        .find_map(|path| self.resolve(&place, &path, depth + 1));
                }
            }
            path = rest;
        }
        None
    }
}

impl Module {
    fn import(&mut self, import: &ItemUse) {
        let mut names = Vec::new();
        add_names(&import.tree, &Vec::new(), &mut names);
        let is_private = matches!(import.vis, Visibility::Inherited);
        for (name, path) in names {
            match name {
                _ if name == "*" => self.globs.push(path),
                name => {
                    if !is_private {
                        self.exports.insert(name.clone());
                    }
                    self.imports.insert(name, path);
                }
            }
        }
        if is_private {
            self.paths.extend(paths(&import.tree.to_token_stream()));
        }
    }
}

/// Adds the names of a `use` item, each with its path; `*` has the path of its module.
fn add_names(tree: &UseTree, above: &Place, names: &mut Vec<(String, Place)>) {
    let path = |name: &Ident| match name.to_string() {
        name if name == "self" => above.clone(),
        name => [above.as_slice(), &[name]].concat(),
    };
    match tree {
        UseTree::Path(tree) => {
            add_names(&tree.tree, &[above.as_slice(), &[tree.ident.to_string()]].concat(), names)
        }
        UseTree::Group(group) => group.items.iter().for_each(|tree| add_names(tree, above, names)),
        UseTree::Name(name) => {
            names.extend(path(&name.ident).last().cloned().map(|last| (last, path(&name.ident))))
        }
        UseTree::Rename(name) => names.push((name.rename.to_string(), path(&name.ident))),
        UseTree::Glob(_) => names.push(("*".to_owned(), above.clone())),
    }
}

fn name(item: &Item) -> Option<&Ident> {
    match item {
        Item::Const(item) => Some(&item.ident),
        Item::Enum(item) => Some(&item.ident),
        Item::Fn(item) => Some(&item.sig.ident),
        Item::Macro(item) => item.ident.as_ref(),
        Item::Static(item) => Some(&item.ident),
        Item::Struct(item) => Some(&item.ident),
        Item::Trait(item) => Some(&item.ident),
        Item::Type(item) => Some(&item.ident),
        Item::Union(item) => Some(&item.ident),
        _ => None,
    }
}
